import { expect, test } from 'vitest';
import { type ApiDocument, operationsByTag } from './api-document.ts';

const describing = (security?: Record<string, string[]>[]): ApiDocument => ({
  info: { version: '1' },
  paths: { '/api/boats': { get: { tags: ['Boats'], 'x-access': 'sailor', ...(security && { security }), responses: {} } } },
  components: {
    securitySchemes: { accessToken: { type: 'http' }, harbourKey: { type: 'apiKey', name: 'X-Harbour-Key' } },
  },
});
const shownTo = (document: ApiDocument) => operationsByTag(document).get('Boats')![0]!.tokenHeader;

test('an address tells the header in which its callers show who they are, whatever kind they are', () => {
  expect(shownTo(describing([{ accessToken: [] }, {}]))).toBe('Authorization: Bearer $ACCESS_TOKEN');
  expect(shownTo(describing([{ harbourKey: [] }]))).toBe('X-Harbour-Key: $HARBOUR_KEY');
});

test('an address that asks nobody shows no token', () => {
  expect(shownTo(describing([]))).toBeUndefined();
  expect(shownTo(describing())).toBeUndefined();
});
