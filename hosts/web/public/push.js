/*
 * The service worker of the pages. It shows messages about calls while no page is open. It caches nothing and answers no requests.
 */

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path } = event.data.json();
  // A newer call replaces the one before, and the phone sounds again.
  const options = { body, tag: 'call', renotify: true, icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Shows the window that has the page open, or opens one. */
const show = async (path) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});
