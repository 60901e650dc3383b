import { defaultGroupRules, type SeasonGroup } from '@oche/api/contract/group';
import { structurePresets } from '@oche/darts/match/presets';
import { expect, test } from 'vitest';
import { changesRules, createInput, fromPreset, groupErrors, newGroup, problemsOf, updateInput, valuesOf } from './groupValues.ts';

const group: SeasonGroup = {
  ...{ id: 'first', seasonId: 'season', slug: 'first', version: '1', name: 'First Division', kind: 'league', level: 1, position: 0 },
  ...{ structure: structurePresets.hdcf, rules: { ...defaultGroupRules, down: 2 }, follows: null, teams: [] },
};

test('the first division has the structure of Middenkust and two points for a win', () => {
  const values = { ...newGroup([]), name: 'First Division' };
  expect(groupErrors(values, false)).toEqual({});
  expect(createInput(values)).toEqual({
    ...{ name: 'First Division', kind: 'league', level: 1, structure: structurePresets.middenkust, rules: defaultGroupRules },
  });
});

test('the next division is a level lower, with the games and rules of the last one', () => {
  expect(createInput({ ...newGroup([group]), name: 'Second' })).toMatchObject({ level: 2, structure: group.structure, rules: group.rules });
});

test('a preset brings the points of its league, and keeps the places that go up and down', () => {
  const values = fromPreset(valuesOf(group), 'villageDarts');
  expect(createInput(values)).toMatchObject({
    structure: structurePresets.villageDarts,
    rules: { points: { win: 3, draw: 1, loss: 0 }, down: 2 },
  });
});

test('unchanged rules are not sent, and changed ones need a reason', () => {
  const values = valuesOf(group);
  expect(changesRules(values, group)).toBe(false);
  expect(updateInput(values, group)).not.toHaveProperty('rules');
  const changed = { ...values, numbers: { ...values.numbers, win: '3' }, reason: ' Vote of the clubs ' };
  expect(updateInput(changed, group)).toMatchObject({ rules: { points: { win: 3 } }, reason: 'Vote of the clubs' });
  expect(groupErrors({ ...changed, reason: '' }, true)).toEqual({ reason: 'missing' });
});

test('numbers must be in range, and a cup needs a decider', () => {
  const values = newGroup([]);
  const { numbers } = values;
  expect(groupErrors({ ...values, numbers: { ...numbers, level: '0', win: '', up: '1.5' } }, false)).toEqual({
    ...{ name: 'too_small', level: 'invalid_number', win: 'invalid_number', up: 'invalid_number' },
  });
  expect(problemsOf({ ...values, kind: 'cup' })).toEqual([{ code: 'needs-decider' }]);
});
