import type { Bundle, Native } from '@oche/screens/shell/host';

/** A native shell that a story plays: it says what the device does, and is asked what it was told. */
export type FakeNative = Native & {
  resume(): void;
  /** The device's back button, on the first page unless told. */
  back(options?: { canGoBack: boolean }): void;
  /** A newer bundle has been fetched. */
  update(bundle: Bundle): void;
  /** What the shell has asked of it, in order. */
  told: string[];
};

export function createFakeNative(): FakeNative {
  const told: string[] = [];
  const on = <T extends unknown[]>() => {
    const listeners = new Set<(...said: T) => void>();
    return {
      listen: (listener: (...said: T) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      say: (...said: T) => {
        for (const listener of listeners) listener(...said);
      },
    };
  };
  const [resumed, backed, updated] = [on(), on<[boolean]>(), on<[Bundle]>()];
  return {
    told,
    keepAwake: (isOn) => void told.push(isOn ? 'stays awake' : 'may sleep'),
    setSystemBars: (mode) => void told.push(`bars ${mode}`),
    ready: () => void told.push('ready'),
    minimize: () => void told.push('minimized'),
    applyUpdate: async ({ version }) => void told.push(`begins with ${version}`),
    onResume: resumed.listen,
    onBack: backed.listen,
    onUpdate: updated.listen,
    resume: resumed.say,
    back: ({ canGoBack } = { canGoBack: false }) => backed.say(canGoBack),
    update: updated.say,
  };
}
