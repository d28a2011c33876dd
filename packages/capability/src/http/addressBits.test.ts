import { addressBits } from './addressBits.ts';

it.each([
  ['203.0.113.7', 32, 0xcb007107n],
  ['::ffff:203.0.113.7', 32, 0xcb007107n],
  ['::1', 128, 1n],
  ['2001:db8::1', 128, 0x20010db8000000000000000000000001n],
  ['2001:DB8:1:2:3:4:5:6', 128, 0x20010db8000100020003000400050006n],
  ['fe80::1%eth0', 128, 0xfe800000000000000000000000000001n],
  ['64:ff9b::203.0.113.7', 128, 0x0064ff9b0000000000000000cb007107n],
])('reads %s', (address, length, bits) => expect(addressBits(address)).toEqual({ length, bits }));

it.each(['', 'nonsense', '203.0.113', '1.2.3.4.5', '1::2::3', '12345::'])('reads no address in %j', (text) =>
  expect(addressBits(text)).toBeNull(),
);
