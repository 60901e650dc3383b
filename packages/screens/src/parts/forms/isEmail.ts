/** Whether somebody has written an e-mail address, or something else. The server knows it better. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
