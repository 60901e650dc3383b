'use client';

import { useState } from 'react';

export default function Board() {
  const [called, setCalled] = useState(0);
  return (
    <main className="min-h-screen bg-page p-6 text-ink">
      <button onClick={() => setCalled(called + 1)}>Call next</button>
      <p className="mt-3 text-ink-2">Called: {called}</p>
    </main>
  );
}
