/**
 * Leaves a page that was opened on a device that belongs to a board, before anything of it is seen: the server sends public pages to everybody
 * alike and knows no device. Web hosts put it inline at the top of the document; like `themeScript` it is a constant.
 */
export const tabletModeScript =
  "(function(){try{var m=/^(\\/(?:en|nl|fr|de)(?=\\/|$))?(\\/tablet(?=\\/|$))?/.exec(location.pathname);if(!m[2]&&localStorage.getItem('tabletMode')==='true'){document.documentElement.hidden=true;location.replace((m[1]||'')+'/tablet')}}catch(e){}})();";
