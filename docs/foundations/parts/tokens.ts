import json from '../../../packages/ui/tokens.json';
import { readTokens } from '../../../scripts/lib/tokens.ts';

/** The tokens from which theme.css is generated. The Foundations pages show their values and descriptions. */
export const tokens = readTokens(json);
