import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { comparedPictures, designPictures, readmePictures } from '../../.storybook/pictures.ts';
import { root } from './project.ts';

test('every picture shows an existing story', () => {
  const missing = [...comparedPictures, ...readmePictures, ...designPictures].filter(({ story }) => {
    const [file = '', name = ''] = story.split('#');
    const path = join(root, 'packages', `${file}.stories.tsx`);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`export const ${name}:`);
  });
  expect(missing.map(({ name, story }) => `${name}: ${story}`)).toEqual([]);
});

test('at most 30 pictures are compared', () => {
  expect(comparedPictures.length).toBeLessThanOrEqual(30);
});
