import { useState } from 'react';
import type { Input, Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { ApiFailure, call } from '#web/api/client.ts';

type Share = EndpointAt<'POST /api/share-links'>;
export type Made = Output<Share>;

/** Makes a link. What it was made of may change afterwards: then it is forgotten here, and another is made. */
export function useShare() {
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();
  const [failure, setFailure] = useState<ApiFailure>();
  const forget = () => {
    setMade(undefined);
    setFailure(undefined);
  };
  const share = async (body: Input<Share>['body']) => {
    setBusy(true);
    forget();
    try {
      setMade(await call('POST /api/share-links', { body }, { as: 'person' }));
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : new ApiFailure(0));
    }
    setBusy(false);
  };
  return { share, forget, isBusy, made, failure };
}
