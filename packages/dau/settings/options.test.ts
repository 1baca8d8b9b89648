/** @jest-environment node */
import * as z from 'zod';

import {validateWith} from './options';
import {fields} from './schema';

const validateOptions = validateWith('quay', fields({times: z.int().default(3)}));
const validate = (options: object) => validateOptions({options, validate: jest.fn()});

test('options get their defaults, and errors name the plugin and the field', () => {
  expect(validate({})).toEqual({id: 'default', times: 3});
  expect(validate({id: 'second', times: 1})).toEqual({id: 'second', times: 1});
  expect(() => validate({times: 'hai', tiems: 1})).toThrow(
    /plugin quay: times must be a number, found "hai"[^]*plugin quay: tiems is not a known field\. Did you mean "times"/,
  );
});
