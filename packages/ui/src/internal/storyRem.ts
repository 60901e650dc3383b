/** How many pixels a rem has: sizes in a `play` are told in it, since whoever reads large letters has larger ones. */
export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
