import type {PluginOptions} from '@docusaurus/types';
import type * as z from 'zod';

import {throwIfAny} from './problems';
import {schemaProblems} from './schema';

/**
 * Returns what a plugin exports as `validateOptions`: it adds defaults, and stops at an option that
 * is wrong or unknown.
 */
export const optionsFrom =
  <Schema extends z.ZodType>(plugin: string, schema: Schema) =>
  ({options: {id = 'default', ...options}}: {options: PluginOptions}): z.output<Schema> => {
    const problems = schemaProblems(`docusaurus.config.ts, plugin "${plugin}"`, schema, options);
    throwIfAny('The options of a plugin have faults.', problems);
    return Object.assign({id}, schema.parse(options));
  };
