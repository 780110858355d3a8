import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type CreationOptions = { readonly challenge: string; readonly rp: { readonly id: string } };
type RequestOptions = { readonly challenge: string; readonly rpId: string };

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** A device that makes one passkey and signs with it (WebAuthn Level 3, ES256, no attestation), as a browser at `origin` would pass it on. */
export function makeAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let used = 0;
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (rpId: string, flags: number, ...rest: Buffer[]) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(used);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter, ...rest]);
  };
  const shared = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };
  return {
    create({ challenge, rp }: CreationOptions) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]), // EC2, ES256, P-256, x
        Buffer.from(x!, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]), // y
        Buffer.from(y!, 'base64url'),
      ]);
      const aaguid = Buffer.alloc(16);
      const data = dataOf(rp.id, PRESENT_AND_VERIFIED | HAS_CREDENTIAL, aaguid, Buffer.from([0, id.length]), id, key);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]), // a map of three: fmt, attStmt, authData
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },
    get({ challenge, rpId }: RequestOptions) {
      used += 1;
      const data = dataOf(rpId, PRESENT_AND_VERIFIED);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return { ...shared, response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) } };
    },
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const cborText = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
