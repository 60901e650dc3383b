import json from '../../../packages/ui/tokens.json';
import { readTokens } from '../../../scripts/lib/tokens.ts';

/** The tokens that theme.css is made of: what a page says is read from them. */
export const tokens = readTokens(json);
