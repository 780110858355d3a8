// vitest runs this before each test file, at its top.
import { afterAll } from 'vitest';
import { closeAfterFile } from './after-file.ts';

afterAll(closeAfterFile);
