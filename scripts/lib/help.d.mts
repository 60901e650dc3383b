export function helpIn(source: string): string;
export function installFailure(packageName: string, output: string): { sentence: string; isKnown: boolean };
