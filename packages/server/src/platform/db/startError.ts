/** An error that prevents a start. Its message is for the terminal. */
export class StartError extends Error {}
