// Prints docs/practice.md: every exercise of the mind-training art with its minutes, its grade of evidence and its sources.
//   npm run --silent exercises > docs/practice.md
import { pageOfExercises } from './exercises/page-of-exercises.ts';

process.stdout.write(pageOfExercises());
