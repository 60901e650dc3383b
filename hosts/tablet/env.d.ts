/// <reference types="vite/client" />

/** The variables that Vite replaces in the build. */
interface ImportMetaEnv {
  readonly BUILD_ID?: string;
}
