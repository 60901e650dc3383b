/** Whether a string looks like an e-mail address. The server validates it more strictly. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
