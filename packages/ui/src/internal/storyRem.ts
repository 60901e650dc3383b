/** Pixels of a rem. Stories compare sizes in rem, because they also run with large letters. */
export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
