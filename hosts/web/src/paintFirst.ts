/**
 * Begins the scripts in `sources` once the page has been painted, or has nobody looking at it, who would wait for that; after 3 s in any case.
 * While they are on their way a browser collects the languages that it can format in: a tenth of a second on a phone, and every page needs it.
 */
const begin = (sources: readonly string[]) => `(function(){
var begun=false;
function begin(){
if(begun)return;
begun=true;
${JSON.stringify(sources)}.forEach(function(source){
var script=document.createElement('script');
script.async=true;
script.src=source;
document.head.appendChild(script)
});
setTimeout(function(){Intl.NumberFormat.supportedLocalesOf('en')});
setTimeout(function(){Intl.DateTimeFormat.supportedLocalesOf('en')})
}
if(document.hidden||!window.PerformanceObserver)return begin();
document.addEventListener('visibilitychange',begin,{once:true});
new PerformanceObserver(begin).observe({type:'paint',buffered:true});
setTimeout(begin,3000)
})()`;

/**
 * For a page that is whole without its scripts. A browser that has them at hand runs them before it paints all the same, and one that has not
 * shares its connections between them and what the picture needs. So they are asked for after the first paint, by a script that carries
 * `nonce` as they did. Their order does not matter: `async` promises none.
 */
export function paintFirst(html: string, nonce: string): string {
  const sources: string[] = [];
  const carrying = ` nonce="${nonce}"`;
  const later = html
    .replaceAll(/<script\b([^>]*)><\/script>/g, (tag, attributes: string) => {
      const source = / src="(\/_next\/[^"]+)"/.exec(attributes)?.[1];
      if (source === undefined || !attributes.includes(' async=""') || !attributes.includes(carrying)) return tag;
      sources.push(source);
      return '';
    })
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
  const end = later.lastIndexOf('</body>');
  if (sources.length === 0 || end < 0) return html;
  return `${later.slice(0, end)}<script${carrying}>${begin(sources)}</script>${later.slice(end)}`;
}
