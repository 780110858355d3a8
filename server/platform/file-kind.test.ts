import { describe, expect, test } from 'vitest';
import { fileName, isTextName, mediaOf, PDF, PNG, savedAs, TEXT } from './file-kind.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('what a file is', () => {
  test('its content says, and only some kinds are taken', () => {
    expect(mediaOf(bytesOf('Reeds'), undefined, [TEXT])).toBe(TEXT);
    expect(mediaOf(bytesOf('नदी'), undefined, [TEXT])).toBe(TEXT);
    expect(mediaOf(bytesOf('Reeds'), undefined, [PDF])).toBeUndefined();
    expect(mediaOf(bytesOf('anything'), PNG, [PNG])).toBe(PNG);
    expect(mediaOf(bytesOf('anything'), 'application/zip', [PNG, TEXT])).toBeUndefined();
  });

  test.each([
    ['a zero', [0x41, 0x00]],
    ['a sign that ends a line of a terminal', [0x1b, 0x5b]],
    ['half a letter', [0xe0, 0xa4]],
  ])('is no text with %s in it', (_what, bytes) => {
    expect(mediaOf(new Uint8Array(bytes), undefined, [TEXT])).toBeUndefined();
  });
});

describe('the name of a file', () => {
  test.each([
    ['notes', TEXT, 'notes.txt'],
    ['notes.MD', TEXT, 'notes.md'],
    ['Water, 2026.csv', TEXT, 'Water 2026.csv'],
    ['map.pdf', TEXT, 'map.txt'],
    ['map.txt', PDF, 'map.pdf'],
    ['नदी का नक्शा.png', PNG, 'नदी का नक्शा.png'],
    ['../../etc/passwd', TEXT, 'passwd.txt'],
    ['C:\\Users\\Asha\\map.png', PNG, 'map.png'],
    ['a\r\nset-cookie: b=1.txt', TEXT, 'aset-cookie b1.txt'],
    ['\u0000\u202egnp.txt', TEXT, 'gnp.txt'],
    ['..', TEXT, 'file.txt'],
    ['.htaccess', TEXT, 'htaccess.txt'],
    ['', TEXT, 'file.txt'],
  ])('%j becomes what can be kept', (name, media, kept) => {
    expect(fileName(name, media, 'file')).toBe(kept);
  });

  test('of plain text says nothing else', () => {
    for (const name of ['notes', 'notes.txt', 'NOTES.TXT', 'a.md', 'a.csv']) expect([name, isTextName(name)]).toEqual([name, true]);
    for (const name of ['a.png', 'a.html', 'a.svg', 'a.js', 'a.sh', 'a.pdf']) expect([name, isTextName(name)]).toEqual([name, false]);
  });
});

describe('a browser saves a file', () => {
  test.each([
    ['map.pdf', 'attachment; filename="map.pdf"'],
    ['the map.pdf', `attachment; filename="the-map.pdf"; filename*=UTF-8''the%20map.pdf`],
    ['नदी.pdf', `attachment; filename="file.pdf"; filename*=UTF-8''%E0%A4%A8%E0%A4%A6%E0%A5%80.pdf`],
    ['नदी 2026.md', `attachment; filename="2026.md"; filename*=UTF-8''%E0%A4%A8%E0%A4%A6%E0%A5%80%202026.md`],
  ])('%j under its name, whatever signs it has', (name, header) => {
    expect(savedAs(name)).toBe(header);
  });
});
