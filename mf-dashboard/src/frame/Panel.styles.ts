export * from '@saltbush/portal/Panel.styles';
