/**
 * React and others choose their build by NODE_ENV when they are first imported, and imports run before any line of the file that has them:
 * set any later, the server would draw pages with two Reacts. So this module is the first import of main.ts.
 */
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';
