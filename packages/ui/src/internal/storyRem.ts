/** The pixels of one rem. Stories compare sizes in rem, because they are also tested with large letters. */
export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
