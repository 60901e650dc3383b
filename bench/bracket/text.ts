import { registerPage } from './page.ts';

/** A page with a single text node that is changed in the DOM: the time that the browser needs for a frame. */
const text = document.createTextNode('');

registerPage({
  render: (root) => root.append(text),
  change: (number) => {
    text.data = String(number % 3);
  },
});
