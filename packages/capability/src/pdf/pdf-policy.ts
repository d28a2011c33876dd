/** Like the policy of other answers that are not pages, but browsers show a PDF as an object in a page of their own. */
export const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
