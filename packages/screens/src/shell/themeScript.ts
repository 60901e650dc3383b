/**
 * Sets the colour mode before the first paint: hosts put it inline at the top of the document. It is a constant, so that a
 * content security policy can allow it by its hash.
 */
export const themeScript =
  "(function(){var m;try{m=localStorage.getItem('nuxt-color-mode')}catch(e){}document.documentElement.dataset.theme=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()";
