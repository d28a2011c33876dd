import styled from 'styled-components';

export const Value = styled.span`
  position: relative;
`;

/** Keeps its place and is what screen readers read while the digits above it count. */
export const Final = styled.span<{ $isCovered: boolean }>`
  opacity: ${({ $isCovered }) => ($isCovered ? 0 : 1)};
`;

export const Digits = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
`;
