/** An error that prevents the start of a command or a server. Its message is shown in the terminal. */
export class StartError extends Error {}
