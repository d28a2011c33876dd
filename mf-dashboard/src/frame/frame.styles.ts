export * from '@saltbush/portal/frame.styles';
