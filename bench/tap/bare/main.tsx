import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Enter'];

/** A minimal keypad in React: a line of digits and the keys that type them. */
function Keypad() {
  const [text, setText] = useState('');
  return (
    <main>
      <output>{text}</output>
      {keys.map((key) => (
        <button key={key} type="button" onClick={() => setText((typed) => (key === 'Enter' ? '' : typed + key))}>
          {key}
        </button>
      ))}
    </main>
  );
}

const root = document.getElementById('app');
if (root) createRoot(root).render(<Keypad />);
