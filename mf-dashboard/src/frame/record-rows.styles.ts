export * from '@saltbush/portal/record-rows.styles';
