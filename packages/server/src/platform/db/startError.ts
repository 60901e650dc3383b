/** An error that prevents the start, with an explanation for the terminal. */
export class StartError extends Error {}
