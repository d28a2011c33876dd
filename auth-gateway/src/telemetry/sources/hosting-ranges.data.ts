/**
 * Ranges of hosting providers, one a line: the range, then the name of its provider. Ranges with one name count as one
 * source of visits. Written on 2026-11-23 from general knowledge of what these providers announce, not copied from their
 * lists: it is coarse, incomplete, and takes in some addresses that are not servers. To replace it, put ranges of your own
 * into the file that HOSTING_RANGES_FILE names, such as those that the providers publish (ip-ranges.amazonaws.com,
 * gstatic.com/ipranges/cloud.json, digitalocean.com/geofeed, and others).
 */
export const HOSTING_RANGES = `
3.0.0.0/9 Amazon
3.128.0.0/9 Amazon
13.32.0.0/12 Amazon
13.48.0.0/13 Amazon
13.56.0.0/14 Amazon
13.112.0.0/14 Amazon
13.124.0.0/14 Amazon
13.208.0.0/13 Amazon
13.228.0.0/14 Amazon
13.232.0.0/13 Amazon
13.244.0.0/14 Amazon
13.250.0.0/15 Amazon
15.152.0.0/13 Amazon
15.160.0.0/13 Amazon
15.184.0.0/13 Amazon
15.204.0.0/16 OVH
16.16.0.0/12 Amazon
18.128.0.0/9 Amazon
34.192.0.0/10 Amazon
35.71.64.0/18 Amazon
35.152.0.0/13 Amazon
35.160.0.0/13 Amazon
35.176.0.0/13 Amazon
43.192.0.0/12 Amazon
44.192.0.0/10 Amazon
46.137.0.0/16 Amazon
50.16.0.0/14 Amazon
52.0.0.0/11 Amazon
52.32.0.0/11 Amazon
52.64.0.0/12 Amazon
52.192.0.0/11 Amazon
54.64.0.0/11 Amazon
54.144.0.0/12 Amazon
54.160.0.0/11 Amazon
54.192.0.0/10 Amazon
2600:1f00::/24 Amazon
2a05:d000::/25 Amazon
2406:da00::/24 Amazon
34.64.0.0/10 Google Cloud
34.128.0.0/10 Google Cloud
35.184.0.0/13 Google Cloud
35.192.0.0/11 Google Cloud
35.224.0.0/12 Google Cloud
35.240.0.0/13 Google Cloud
104.154.0.0/15 Google Cloud
104.196.0.0/14 Google Cloud
130.211.0.0/16 Google Cloud
146.148.0.0/17 Google Cloud
2600:1900::/28 Google Cloud
13.64.0.0/11 Microsoft
13.96.0.0/13 Microsoft
13.104.0.0/14 Microsoft
20.0.0.0/8 Microsoft
40.64.0.0/10 Microsoft
51.104.0.0/15 Microsoft
51.120.0.0/16 Microsoft
51.124.0.0/16 Microsoft
51.132.0.0/16 Microsoft
51.136.0.0/15 Microsoft
51.138.0.0/16 Microsoft
51.140.0.0/14 Microsoft
52.96.0.0/12 Microsoft
52.112.0.0/14 Microsoft
52.120.0.0/14 Microsoft
52.128.0.0/12 Microsoft
52.144.0.0/14 Microsoft
52.148.0.0/14 Microsoft
52.152.0.0/13 Microsoft
52.160.0.0/11 Microsoft
104.40.0.0/13 Microsoft
104.208.0.0/13 Microsoft
137.116.0.0/14 Microsoft
168.61.0.0/16 Microsoft
168.62.0.0/15 Microsoft
191.232.0.0/13 Microsoft
2603:1000::/24 Microsoft
129.146.0.0/16 Oracle
129.213.0.0/16 Oracle
130.61.0.0/16 Oracle
132.145.0.0/16 Oracle
140.238.0.0/16 Oracle
150.136.0.0/16 Oracle
152.67.0.0/16 Oracle
168.138.0.0/16 Oracle
193.122.0.0/15 Oracle
2603:c000::/23 Oracle
64.225.0.0/17 DigitalOcean
67.205.128.0/18 DigitalOcean
68.183.0.0/16 DigitalOcean
104.131.0.0/16 DigitalOcean
104.236.0.0/16 DigitalOcean
104.248.0.0/16 DigitalOcean
128.199.0.0/16 DigitalOcean
134.122.0.0/16 DigitalOcean
134.209.0.0/16 DigitalOcean
137.184.0.0/16 DigitalOcean
138.197.0.0/16 DigitalOcean
138.68.0.0/16 DigitalOcean
139.59.0.0/16 DigitalOcean
142.93.0.0/16 DigitalOcean
143.110.128.0/17 DigitalOcean
143.198.0.0/16 DigitalOcean
146.190.0.0/16 DigitalOcean
157.230.0.0/16 DigitalOcean
159.65.0.0/16 DigitalOcean
159.89.0.0/16 DigitalOcean
159.203.0.0/16 DigitalOcean
161.35.0.0/16 DigitalOcean
164.90.128.0/17 DigitalOcean
165.22.0.0/16 DigitalOcean
165.227.0.0/16 DigitalOcean
167.71.0.0/16 DigitalOcean
167.99.0.0/16 DigitalOcean
167.172.0.0/16 DigitalOcean
174.138.0.0/17 DigitalOcean
178.62.0.0/16 DigitalOcean
188.166.0.0/16 DigitalOcean
206.189.0.0/16 DigitalOcean
207.154.192.0/18 DigitalOcean
209.97.128.0/18 DigitalOcean
2400:6180::/32 DigitalOcean
2604:a880::/32 DigitalOcean
2a03:b0c0::/32 DigitalOcean
5.9.0.0/16 Hetzner
5.75.128.0/17 Hetzner
46.4.0.0/16 Hetzner
49.12.0.0/15 Hetzner
65.21.0.0/16 Hetzner
65.108.0.0/15 Hetzner
78.46.0.0/15 Hetzner
88.198.0.0/16 Hetzner
88.99.0.0/16 Hetzner
94.130.0.0/16 Hetzner
95.216.0.0/15 Hetzner
116.202.0.0/15 Hetzner
128.140.0.0/17 Hetzner
135.181.0.0/16 Hetzner
136.243.0.0/16 Hetzner
138.201.0.0/16 Hetzner
142.132.128.0/17 Hetzner
144.76.0.0/16 Hetzner
148.251.0.0/16 Hetzner
157.90.0.0/16 Hetzner
159.69.0.0/16 Hetzner
162.55.0.0/16 Hetzner
167.235.0.0/16 Hetzner
168.119.0.0/16 Hetzner
176.9.0.0/16 Hetzner
178.63.0.0/16 Hetzner
188.40.0.0/16 Hetzner
195.201.0.0/16 Hetzner
213.133.96.0/19 Hetzner
213.239.192.0/18 Hetzner
2a01:4f8::/29 Hetzner
2a01:4ff::/32 Hetzner
5.39.0.0/17 OVH
5.135.0.0/16 OVH
5.196.0.0/16 OVH
37.59.0.0/16 OVH
37.187.0.0/16 OVH
46.105.0.0/16 OVH
51.38.0.0/16 OVH
51.68.0.0/16 OVH
51.75.0.0/16 OVH
51.77.0.0/16 OVH
51.79.0.0/16 OVH
51.81.0.0/16 OVH
51.83.0.0/16 OVH
51.89.0.0/16 OVH
51.91.0.0/16 OVH
51.161.0.0/16 OVH
51.178.0.0/16 OVH
51.195.0.0/16 OVH
51.210.0.0/16 OVH
51.222.0.0/16 OVH
54.36.0.0/14 OVH
91.121.0.0/16 OVH
92.222.0.0/16 OVH
94.23.0.0/16 OVH
135.125.0.0/16 OVH
137.74.0.0/16 OVH
139.99.0.0/16 OVH
141.94.0.0/15 OVH
142.4.192.0/19 OVH
142.44.128.0/17 OVH
144.217.0.0/16 OVH
145.239.0.0/16 OVH
147.135.0.0/16 OVH
149.56.0.0/16 OVH
151.80.0.0/16 OVH
158.69.0.0/16 OVH
164.132.0.0/16 OVH
167.114.0.0/16 OVH
176.31.0.0/16 OVH
178.32.0.0/15 OVH
188.165.0.0/16 OVH
192.95.0.0/18 OVH
192.99.0.0/16 OVH
193.70.0.0/17 OVH
198.27.64.0/18 OVH
198.50.128.0/17 OVH
198.100.144.0/20 OVH
198.244.128.0/17 OVH
213.32.0.0/17 OVH
213.186.32.0/19 OVH
217.182.0.0/16 OVH
2001:41d0::/32 OVH
2402:1f00::/32 OVH
2604:2dc0::/32 OVH
2607:5300::/32 OVH
45.33.0.0/17 Linode
45.56.64.0/18 Linode
45.79.0.0/16 Linode
50.116.0.0/18 Linode
66.175.208.0/20 Linode
69.164.192.0/19 Linode
72.14.176.0/20 Linode
74.207.224.0/19 Linode
96.126.96.0/19 Linode
97.107.128.0/20 Linode
103.3.60.0/22 Linode
139.144.0.0/16 Linode
139.162.0.0/16 Linode
170.187.128.0/17 Linode
172.104.0.0/15 Linode
173.230.128.0/19 Linode
173.255.192.0/18 Linode
178.79.128.0/18 Linode
192.46.208.0/20 Linode
194.195.112.0/20 Linode
2400:8900::/30 Linode
2600:3c00::/28 Linode
2a01:7e00::/29 Linode
45.32.0.0/16 Vultr
45.63.0.0/17 Vultr
45.76.0.0/15 Vultr
64.176.0.0/16 Vultr
66.42.32.0/19 Vultr
95.179.128.0/17 Vultr
104.156.224.0/19 Vultr
104.207.128.0/19 Vultr
104.238.128.0/18 Vultr
107.191.32.0/19 Vultr
108.61.0.0/16 Vultr
136.244.64.0/18 Vultr
140.82.0.0/18 Vultr
144.202.0.0/16 Vultr
149.28.0.0/16 Vultr
155.138.128.0/17 Vultr
207.148.0.0/17 Vultr
207.246.64.0/18 Vultr
216.128.128.0/17 Vultr
217.69.0.0/20 Vultr
2001:19f0::/32 Vultr
2401:c080::/32 Vultr
51.15.0.0/16 Scaleway
51.158.0.0/15 Scaleway
62.210.0.0/16 Scaleway
163.172.0.0/16 Scaleway
195.154.0.0/16 Scaleway
212.47.224.0/19 Scaleway
212.83.128.0/18 Scaleway
212.129.0.0/18 Scaleway
2001:bc8::/32 Scaleway
8.208.0.0/12 Alibaba Cloud
47.52.0.0/16 Alibaba Cloud
47.74.0.0/15 Alibaba Cloud
47.76.0.0/14 Alibaba Cloud
47.88.0.0/14 Alibaba Cloud
47.235.0.0/16 Alibaba Cloud
47.236.0.0/14 Alibaba Cloud
47.240.0.0/14 Alibaba Cloud
161.117.0.0/16 Alibaba Cloud
2400:3200::/32 Alibaba Cloud
43.128.0.0/10 Tencent Cloud
49.51.0.0/16 Tencent Cloud
101.32.0.0/15 Tencent Cloud
119.28.0.0/15 Tencent Cloud
129.226.0.0/16 Tencent Cloud
150.109.0.0/16 Tencent Cloud
170.106.0.0/16 Tencent Cloud
5.189.128.0/18 Contabo
62.171.128.0/17 Contabo
75.119.128.0/19 Contabo
144.91.64.0/18 Contabo
161.97.64.0/18 Contabo
173.212.192.0/18 Contabo
173.249.0.0/18 Contabo
207.180.192.0/18 Contabo
213.136.64.0/19 Contabo
2a02:c200::/29 Contabo
`;
