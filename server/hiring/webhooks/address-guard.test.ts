import { describe, expect, test } from 'vitest';
import { isPublic, readAddress } from './address-guard.ts';

describe('the address of a machine', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.215.14',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '169.253.1.1',
    '2606:4700:4700::1111',
    '2a00:1450:4009:81f::200e',
  ])('%s is public', (ip) => {
    expect(isPublic(ip)).toBe(true);
  });

  test.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['no machine', '0.0.0.0'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['what carriers share', '100.64.0.1'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['the metadata of a cloud', '100.100.100.200'],
    ['the services of a cloud', '168.63.129.16'],
    ['an example', '192.0.2.1'],
    ['many machines', '224.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['this machine', '::1'],
    ['no machine', '::'],
    ['a private address, mapped', '::ffff:10.0.0.1'],
    ['a public address, mapped', '::ffff:8.8.8.8'],
    ['this machine, mapped in hexadecimal', '::ffff:7f00:1'],
    ['this machine, as it once was written', '::127.0.0.1'],
    ['a private address, translated', '64:ff9b::a00:1'],
    ['a private address by 6to4', '2002:a00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['an example', '2001:db8::1'],
    ['a link', 'fe80::1'],
    ['a link, with its card', 'fe80::1%eth0'],
    ['a public address with a card', '2606:4700:4700::1111%eth0'],
    ['a local network', 'fc00::1'],
    ['a local network, with metadata', 'fd00:ec2::254'],
    ['many machines', 'ff02::1'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('%s is not public: %s', (_what, ip) => {
    expect(isPublic(ip)).toBe(false);
  });
});

describe('an address on the web', () => {
  const guard = { mayBePrivate: false };

  test.each([
    'https://harbour-tea.example/bhava',
    'https://harbour-tea.example:8443/bhava?by=post',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/',
    'https://चाय.example/',
    'https://internal.example/',
  ])('%s is taken', (text) => {
    expect(readAddress(text, guard)).toBeInstanceOf(URL);
  });

  test.each([
    ['', 'malformed'],
    ['harbour-tea.example', 'malformed'],
    ['http://harbour-tea.example', 'malformed'],
    ['ftp://harbour-tea.example', 'malformed'],
    ['file:///etc/passwd', 'malformed'],
    ['https://asha:secret@harbour-tea.example', 'malformed'],
    ['https://harbour-tea.example@10.0.0.1/', 'malformed'],
    ['https://harbour-tea.example/#top', 'malformed'],
    ['https://localhost/', 'private'],
    ['https://LOCALHOST./', 'private'],
    ['https://printer/', 'private'],
    ['https://printer.local/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://2130706433/', 'private'], // decimal
    ['https://0x7f000001/', 'private'], // hexadecimal
    ['https://0177.0.0.1/', 'private'], // octal
    ['https://0251.0376.0251.0376/', 'private'], // octal: the metadata of a cloud
    ['https://１２７.０.０.１/', 'private'], // wide digits
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://[::ffff:a9fe:a9fe]/', 'private'],
    ['https://[fd00:ec2::254]/', 'private'],
    ['https://[64:ff9b::7f00:1]/', 'private'],
  ])('%s is %s', (text, answer) => {
    expect(readAddress(text, guard)).toBe(answer);
  });

  test('may be private, and without a certificate, where the settings say so', () => {
    const open = { mayBePrivate: true };
    expect(readAddress('http://127.0.0.1:4810/', open)).toBeInstanceOf(URL);
    expect(readAddress('http://[::ffff:10.0.0.1]/', open)).toBeInstanceOf(URL);
    expect(readAddress('ftp://127.0.0.1/', open)).toBe('malformed');
  });
});
