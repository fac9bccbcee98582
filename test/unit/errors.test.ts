import { expect, test } from 'vitest';
import { ResponseTemplateError } from '../../parser/errors.js';

test('an error says what failed, at which stage, in which field and where in the template', () => {
  const error = new ResponseTemplateError({
    code: 'join-without-repeats',
    stage: 'load',
    message: '"join" needs "repeats": true',
    field: 'content',
    path: ['fields', 'content', 'join'],
  });
  expect(error).toBeInstanceOf(Error);
  expect({ ...error }).toEqual({
    name: 'ResponseTemplateError',
    code: 'join-without-repeats',
    stage: 'load',
    field: 'content',
    path: ['fields', 'content', 'join'],
    offset: undefined,
  });
});
