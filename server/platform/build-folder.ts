/** Where the built pages are, from the root. Some browser tests use another folder, whose pages also have the tests of testing/tiny. */
export const BUILD_FOLDER = process.env.BUILD_FOLDER ?? 'build';
