/** Performance mark of when a quiet page began to start the host. Without it the host started with the page. */
export const HOST_START_MARK = 'host-start';
