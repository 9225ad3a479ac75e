export const auditActions = {
  'leaders.changed': { name: 'Leadership changed', meaning: 'An admin changed who the page about us names.' },
  'news_feed.added': { name: 'News feed added', meaning: 'An admin added a feed to the sources of the news.' },
  'news_feed.paused': { name: 'News feed paused', meaning: 'An admin paused a feed of the news.' },
  'news_feed.resumed': { name: 'News feed resumed', meaning: 'An admin had a feed of the news asked again.' },
  'news_feed.deleted': { name: 'News feed deleted', meaning: 'An admin deleted a feed of the news and its headlines.' },
}
