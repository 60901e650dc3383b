import { offer } from './page.ts';

/** A page with a single text that is changed in the DOM: the time that the browser needs for a frame. */
const text = document.createTextNode('');

offer({
  render: (root) => root.append(text),
  change: (turn) => {
    text.data = String(turn % 3);
  },
});
