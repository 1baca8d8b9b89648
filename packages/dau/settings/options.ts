import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';

import {listProblems} from '../utils/problems';
import {schemaProblems} from './schema';

/** A function among the options, which a schema cannot check further. */
export const functionOption = <Type>() =>
  z.custom<Type>((value) => typeof value === 'function', 'a function');

/**
 * Returns a plugin's `validateOptions`, which checks the options and adds the defaults.
 *
 * @throws with the plugin's name and all problems
 */
export const validateWith =
  <Schema extends z.ZodObject>(plugin: string, schema: Schema) =>
  ({options}: OptionValidationContext<z.input<Schema>, z.output<Schema>>) => {
    const {id = 'default', ...given} = options as {id?: string};
    const problems = schemaProblems(`plugin ${plugin}`, schema, given);
    if (problems.length === 0) return {id, ...schema.parse(given)};
    throw new Error(`There are errors in the options of a plugin.\n${listProblems(problems)}`);
  };
