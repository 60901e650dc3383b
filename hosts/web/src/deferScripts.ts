/**
 * The code that loads the scripts in `sources` after the first paint, or when the page is hidden, but at the latest after 3 seconds.
 * Meanwhile the browser initialises its languages for formatting, which every page needs and which takes a tenth of a second on a phone.
 */
const loaderOf = (sources: readonly string[]) => `(function(){
var loaded=false;
function load(){
if(loaded)return;
loaded=true;
${JSON.stringify(sources)}.forEach(function(source){
var script=document.createElement('script');
script.async=true;
script.src=source;
document.head.appendChild(script)
});
setTimeout(function(){Intl.NumberFormat.supportedLocalesOf('en')});
setTimeout(function(){Intl.DateTimeFormat.supportedLocalesOf('en')})
}
if(document.hidden||!window.PerformanceObserver)return load();
document.addEventListener('visibilitychange',load,{once:true});
new PerformanceObserver(load).observe({type:'paint',buffered:true});
setTimeout(load,3000)
})()`;

/**
 * Defers the scripts of a page that is complete without them. A browser with cached scripts would run them before the first paint. Other
 * browsers would load them together with the style sheet and the font. Therefore a script with the same nonce loads them after the first
 * paint. Their order does not matter, because they are `async`.
 */
export function deferScripts(html: string, nonce: string): string {
  const sources: string[] = [];
  const nonceAttribute = ` nonce="${nonce}"`;
  const withoutScripts = html
    .replaceAll(/<script\b([^>]*)><\/script>/g, (tag, attributes: string) => {
      const source = / src="(\/_next\/[^"]+)"/.exec(attributes)?.[1];
      if (source === undefined || !attributes.includes(' async=""') || !attributes.includes(nonceAttribute)) return tag;
      sources.push(source);
      return '';
    })
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
  const end = withoutScripts.lastIndexOf('</body>');
  if (sources.length === 0 || end < 0) return html;
  return `${withoutScripts.slice(0, end)}<script${nonceAttribute}>${loaderOf(sources)}</script>${withoutScripts.slice(end)}`;
}
