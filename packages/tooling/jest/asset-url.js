/** Stands in for the URL of an imported picture, font or style sheet. */
export default '/asset';
