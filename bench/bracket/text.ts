import { offer } from './page.ts';

/** Nothing but a text that changes, by hand: what the browser itself takes over a frame. */
const text = document.createTextNode('');

offer({
  render: (root) => root.append(text),
  change: (turn) => {
    text.data = String(turn % 3);
  },
});
