export { PhotoField } from './PhotoField.tsx';
export { SignatureField } from './SignatureField.tsx';
