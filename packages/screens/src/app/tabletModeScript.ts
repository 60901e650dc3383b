/**
 * Redirects a device in tablet mode to its board before the page is visible. The server cannot do this, because it sends the same public page
 * to every device. Web hosts put the script inline at the top of the document. Like `themeScript` it is a constant.
 */
export const tabletModeScript =
  "(function(){try{var m=/^(\\/(?:en|nl|fr|de)(?=\\/|$))?(\\/tablet(?=\\/|$))?/.exec(location.pathname);if(!m[2]&&localStorage.getItem('tabletMode')==='true'){document.documentElement.hidden=true;location.replace((m[1]||'')+'/tablet')}}catch(e){}})();";
