import type { Bundle, Native } from '@oche/screens/shell/host';

/** A fake native app for stories. It simulates events of the device and records the calls of the shell. */
export type FakeNative = Native & {
  resume(): void;
  /** Presses the device's back button; by default on the first page of the history. */
  back(options?: { canGoBack: boolean }): void;
  /** Announces that a newer bundle was downloaded. */
  update(bundle: Bundle): void;
  /** The calls of the shell, in order. */
  calls: string[];
};

export function createFakeNative(): FakeNative {
  const calls: string[] = [];
  const on = <T extends unknown[]>() => {
    const listeners = new Set<(...args: T) => void>();
    return {
      listen: (listener: (...args: T) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      emit: (...args: T) => {
        for (const listener of listeners) listener(...args);
      },
    };
  };
  const [resumed, backed, updated] = [on(), on<[boolean]>(), on<[Bundle]>()];
  return {
    calls,
    keepAwake: (isOn) => void calls.push(isOn ? 'stays awake' : 'may sleep'),
    setSystemBars: (mode) => void calls.push(`bars ${mode}`),
    ready: () => void calls.push('ready'),
    minimize: () => void calls.push('minimized'),
    applyUpdate: async ({ version }) => void calls.push(`begins with ${version}`),
    onResume: resumed.listen,
    onBack: backed.listen,
    onUpdate: updated.listen,
    resume: resumed.emit,
    back: ({ canGoBack } = { canGoBack: false }) => backed.emit(canGoBack),
    update: updated.emit,
  };
}
