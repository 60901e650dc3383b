export function helpIn(source: string): string;
export function installFailure(what: string, output: string): { sentence: string; isKnown: boolean };
