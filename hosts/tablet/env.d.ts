/// <reference types="vite/client" />

/** What Vite writes into the app where it is built. */
interface ImportMetaEnv {
  readonly BUILD_ID?: string;
}
