import {pick} from './pick';

const user: {id: number; name: string; password: string; nickname?: string} = {
  id: 1,
  name: 'Lan',
  password: 'secret',
};

describe('pick', () => {
  test('keeps the given keys', () => {
    expect(pick(user, ['id', 'name'])).toEqual({id: 1, name: 'Lan'});
  });

  test('a missing key is left out, not set to undefined', () => {
    expect(Object.keys(pick(user, ['id', 'nickname']))).toEqual(['id']);
  });

  test('inherited properties are not picked', () => {
    expect(pick(user, ['toString'] as never[])).toEqual({});
  });

  test('leaves the original object alone', () => {
    const picked = pick(user, ['name']);
    picked.name = 'B';
    expect(user.name).toBe('Lan');
  });
});
