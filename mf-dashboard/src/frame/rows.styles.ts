export * from '@saltbush/portal/rows.styles';
