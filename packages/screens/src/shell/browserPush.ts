/** A device that takes messages: the URL of its push service, which is a secret, and its keys in base64url. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

/** Messages of the browser, which it shows while no page is open. Only the host knows the API of the browser and its service worker. */
export type BrowserPush = {
  /** Whether the browser has messages. `home-screen`: only in pages that were added to the home screen, as on an iPhone. */
  support(): 'yes' | 'home-screen' | 'no';
  /** Whether the user allows messages; `default` until the browser has asked. */
  permission(): 'default' | 'granted' | 'denied';
  /** This device, if it takes messages; null otherwise. */
  current(): Promise<PushDevice | null>;
  /**
   * Asks for permission, then registers this device with the server's public key. Call it in the handler of a press, because browsers ask
   * nobody who has not pressed anything. Null if the user does not allow it. Rejects if the push service does not respond.
   */
  subscribe(publicKey: () => Promise<string>): Promise<PushDevice | null>;
};
