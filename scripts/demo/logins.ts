/** Log-ins of the demo data, printed by `npm start`. Public on purpose: never made on a database that has users already. */
export const demoLogins = [
  { role: 'Organiser', name: 'Joke Bordmeester', email: 'organiser@demo.example', password: 'demo-organiser' },
  { role: 'Administrator', name: 'Ad Ministratie', email: 'admin@demo.example', password: 'demo-administrator' },
  { role: 'Player', name: 'Omar Bensisal', email: 'player@demo.example', password: 'demo-player-180' },
] as const;
